import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "./styles/index.css";
import { createQueryClient } from "./api";
import { App } from "./app";

/** A session that is over leads to signing in, and back to where one was. */
function onSessionOver() {
  const { pathname, search } = window.location;
  if (pathname === "/signin") return;
  window.location.replace(`/signin?to=${encodeURIComponent(pathname + search)}`);
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient(onSessionOver)}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
