import { Component, type ReactNode } from "react";
import { Blank } from "@/ui/blank";
import { useWords } from "../data/use-words";
import { LineButton } from "../parts/line-button";
import { TabScreen } from "../parts/tab-screen";

/** Around a screen: one that breaks says so, between the ways to close and to the others. Never a blank frame. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** What is caught is told to the page as well, as every error of the window is. */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { isBroken } = this.state;
    return isBroken ? <Broken onRetry={() => this.setState({ isBroken: false })} /> : this.props.children;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { loadFailed, retry } = useWords();
  return (
    <TabScreen>
      <Blank {...loadFailed}>
        <LineButton size="small" onClick={onRetry}>
          {retry}
        </LineButton>
      </Blank>
    </TabScreen>
  );
}
