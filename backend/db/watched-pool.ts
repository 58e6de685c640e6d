import { AsyncLocalStorage } from "node:async_hooks";
import type { Socket } from "node:net";
import { Client, type ClientConfig, Pool, type PoolConfig } from "pg";
import { requestContext } from "../request-context";

export interface Statement {
  text: string;
  durationMs: number;
  requestId: string | undefined;
}

/** Hears of every statement that has ended, well or not. */
export type OnStatement = (statement: Statement) => void;

/** A server that is there answers at once; one that does not is said to be away before whoever asks gives up. */
const CONNECT_LIMIT_MS = 2000;
/**
 * Nobody who asks something of the API waits longer for one statement, most of which take a millisecond: a server may
 * have gone without a word. What runs by itself (migrations, sweeps, commands) may take its time.
 */
const STATEMENT_LIMIT_MS = 5000;
/** What the driver says then; it has no code. */
const LIMIT_WORDS = "Query read timeout";

type QueryCallback = (error: Error | null, result: unknown) => void;
type AnyConnect = (callback: unknown) => never;
type AnyQuery = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * Connections whose statements begin with the id of the request that they belong to, as a comment: so it stands in the
 * server's own logs, in pg_stat_activity and in plans. One that does not answer a request's statement is given up.
 */
export function openPool(settings: PoolConfig, onStatement: OnStatement): Pool {
  return new WatchedPool({ ...settings, Client: clientThatTells(onStatement) });
}

class WatchedPool extends Pool {
  /** Whoever waits for a connection is handed it by the request that lets it go: what then runs is the waiting one's. */
  override connect(callback?: unknown): never {
    const bound = typeof callback === "function" ? AsyncLocalStorage.bind(callback as () => void) : callback;
    // One implementation for the overloads of the class, which has one too.
    return (super.connect as unknown as AnyConnect).call(this, bound);
  }
}

const clientThatTells = (onStatement: OnStatement) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: CONNECT_LIMIT_MS });
    }

    override query(config: unknown, ...rest: unknown[]): never {
      const requestId = requestContext.getStore()?.requestId;
      const startedAt = performance.now();
      const end = (error?: unknown) => {
        onStatement({ text: textOf(config), durationMs: performance.now() - startedAt, requestId });
        // The next statement would wait behind the one that never ended.
        if (error instanceof Error && error.message === LIMIT_WORDS) streamOf(this).destroy();
      };
      const query = super.query as unknown as AnyQuery;
      const asked = forRequest(config, requestId);
      const at = rest.findIndex((each) => typeof each === "function");
      const answer = query.call(this, asked, ...(at < 0 ? rest : rest.with(at, telling(rest[at], end))));
      if (answer instanceof Promise) answer.then(() => end(), end);
      return answer as never;
    }
  };

const telling =
  (callback: unknown, end: (error: unknown) => void): QueryCallback =>
  (...answer) => {
    end(answer[0]);
    (callback as QueryCallback)(...answer);
  };

const isText = (config: unknown): config is { text: string } =>
  typeof config === "object" && config !== null && "text" in config && typeof config.text === "string";

const textOf = (config: unknown): string => (isText(config) ? config.text : String(config));

/** The driver's types leave the connection out. */
const streamOf = (client: Client) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** A prepared statement keeps its text, by which its name is known; so does what is more than a text. */
function forRequest(config: unknown, requestId: string | undefined): unknown {
  if (!requestId) return config;
  const comment = `/*request_id='${requestId}'*/ `;
  const limit = { query_timeout: STATEMENT_LIMIT_MS };
  if (typeof config === "string") return { ...limit, text: comment + config };
  if (!isText(config) || "submit" in config || ("name" in config && config.name)) return config;
  return { ...limit, ...config, text: comment + config.text };
}
