import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "./styles/index.css";
import { createQueryClient } from "./api";
import { App } from "./app";
import { ScreenBoundary } from "./frame/screen-boundary";
import { setLocked } from "./lock/locked";

const client = createQueryClient(onSessionOver);

/** A session that is over covers what somebody is at, until they are in again; a page that has just been opened leads there. */
function onSessionOver() {
  const { pathname, search } = window.location;
  if (pathname === "/signin") return;
  if (client.getQueryData(["account"])) return setLocked(true);
  window.location.replace(`/signin?to=${encodeURIComponent(pathname + search)}`);
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <ScreenBoundary>
          <App />
        </ScreenBoundary>
      </QueryClientProvider>
    </StrictMode>,
  );
