import type { ClinicWidget, WidgetInitOptions } from "@/contract/widget/loader-api";
import { install } from "./install";

// A module has no current script: its page then says where the widget is.
const script = document.currentScript as HTMLScriptElement | null;
install(script?.src);
// The whole in one tag: data-origin and its like are the options, as texts.
if (script?.dataset.origin)
  (window.ClinicWidget as ClinicWidget)("init", { ...script.dataset } as unknown as WidgetInitOptions);
