import { createRoot } from "react-dom/client";
import { App } from "./app";
import { readBoot } from "./boot/read-boot";
import { applyTheme, widgetThemeCss } from "./boot/theme";
import { connectPage } from "./page/connect-page";
import { tellFailures } from "./page/tell-page";
import { RuntimeProvider } from "./runtime/runtime-context";
import "./widget.css";

const boot = readBoot(document);
applyTheme(document, widgetThemeCss(boot));
document.title = boot.partner.displayName;
const root = document.getElementById("root");
// Opened by itself there is no page to talk to, and nothing is shown.
if (root && window.parent !== window) {
  const runtime = connectPage(boot, window.parent);
  tellFailures(runtime);
  createRoot(root).render(
    <RuntimeProvider runtime={runtime}>
      <App />
    </RuntimeProvider>,
  );
}
