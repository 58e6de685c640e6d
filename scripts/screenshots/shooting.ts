import type { Page } from "@playwright/test";

export interface Shooting {
  page: Page;
  /** How this machine reaches the backend. */
  backendUrl: string;
  /** Takes one picture: of the whole page, or of what the window shows. */
  shoot: (part: string, isWhole: boolean) => Promise<void>;
}
