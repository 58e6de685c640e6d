import { CallError } from "../../api";
import type { AnyBody } from "../forms/spec";
import { isSame } from "../paths";
import { type Conflict, merge, takeTheirs } from "./merge";

/** What the server has of a thing. */
export interface Seen {
  /** Of its draft, 0 for none. */
  revision: number;
  /** That is live. */
  version: number;
  body: AnyBody;
  /** Of the draft, if it has one. */
  by: string | null;
}

export type SaveState = "saved" | "typing" | "saving" | "refused" | "failed" | "asked";

export interface Kept {
  revision: number;
  base: AnyBody;
  body: AnyBody;
}

interface KeeperOptions {
  seen: Seen;
  save: (seen: Seen, body: AnyBody) => Promise<Seen>;
  /** What is there now, after another's save. */
  read: () => Promise<Seen>;
  /** Where unsaved work survives the tab; null: nothing is unsaved. */
  keep: (kept: Kept | null) => void;
}

const PAUSE_MS = 600;
const RETRY_MS = 5000;
const CONFLICT = 409;
const REFUSED = new Set([400, 403, 404, 413, 422]);

/** Saves what is typed into one thing after a pause, and joins it with what others save meanwhile. */
export class DraftKeeper {
  body: AnyBody;
  state: SaveState = "saved";
  error: CallError | null = null;
  conflicts: Conflict[] = [];
  /** Another one after each change, for who draws it. */
  stamp = 0;
  /** Who wrote what the conflicts are with. */
  other = "";
  private seen: Seen;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaving = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: KeeperOptions) {
    this.seen = options.seen;
    this.body = options.seen.body;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get isDirty(): boolean {
    return !isSame(this.body, this.seen.body);
  }

  type(body: AnyBody): void {
    this.body = body;
    this.options.keep({ revision: this.seen.revision, base: this.seen.body, body });
    if (this.conflicts.length === 0) this.wait(PAUSE_MS);
    this.tell(this.conflicts.length > 0 ? "asked" : "typing");
  }

  /** Goes on with what was typed here before the tab was closed. */
  resume(kept: Kept): void {
    this.join(kept.base, kept.body, this.seen);
  }

  /** Another's save, seen from outside. */
  take(theirs: Seen): void {
    // What is being asked comes first: the next save meets theirs.
    if (this.isSaving || this.conflicts.length > 0) return;
    // Without a draft the revision stays 0 when something is published.
    if (theirs.revision === this.seen.revision && isSame(theirs.body, this.seen.body)) return;
    this.join(this.seen.body, this.body, theirs);
  }

  decide(conflict: Conflict, isMine: boolean): void {
    this.conflicts = this.conflicts.filter((each) => each !== conflict);
    if (!isMine) this.body = takeTheirs(this.body, conflict);
    this.type(this.body);
  }

  /** At once, as when the screen is left. */
  flush(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    void this.save();
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }

  private async save(): Promise<void> {
    this.timer = undefined;
    if (this.isSaving) return this.wait(PAUSE_MS);
    const sent = this.body;
    this.isSaving = true;
    this.tell("saving");
    try {
      const answer = await this.options.save(this.seen, sent);
      this.isSaving = false;
      this.join(sent, this.body, answer);
    } catch (error) {
      this.isSaving = false;
      await this.meet(error instanceof CallError ? error : new CallError(0, String(error)));
    }
  }

  private async meet(error: CallError): Promise<void> {
    const isChanged = error.status === CONFLICT && error.code.startsWith("content.draft-changed");
    const theirs = isChanged ? await this.options.read().catch(() => null) : null;
    if (theirs) return this.join(this.seen.body, this.body, theirs);
    this.error = error;
    const isRefused = REFUSED.has(error.status) || (error.status === CONFLICT && !isChanged);
    if (!isRefused) this.wait(RETRY_MS);
    this.tell(isRefused ? "refused" : "failed");
  }

  /** What the server has now, under what was typed since `base`. */
  private join(base: AnyBody, mine: AnyBody, theirs: Seen): void {
    const { value, conflicts } = merge(base, mine, theirs.body);
    this.seen = theirs;
    this.body = value;
    this.conflicts = conflicts;
    this.other = theirs.by ?? "";
    this.error = null;
    if (!this.isDirty) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.options.keep(null);
      this.tell("saved");
      return;
    }
    this.options.keep({ revision: theirs.revision, base: theirs.body, body: value });
    if (conflicts.length === 0) this.wait(PAUSE_MS);
    this.tell(conflicts.length > 0 ? "asked" : "typing");
  }

  private tell(state: SaveState): void {
    this.state = state;
    this.stamp += 1;
    for (const listener of this.listeners) listener();
  }
}
