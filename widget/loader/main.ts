import { install } from "./install";

const script = document.currentScript;
install(script instanceof HTMLScriptElement && script.src ? new URL(script.src).origin : undefined);
