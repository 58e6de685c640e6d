import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import { z } from "zod";
import { invalidRequest, notFound } from "../errors";
import type { Services } from "../services";
import { countPublishes } from "./count-publishes";
import { type OperationName, type OperationResult, operations, runOperation } from "./operations";
import { assertCommand } from "./running-backend";
import { TenancyError } from "./tenancy-error";

/** One line of an operation's answer: what it is doing, and at last what came of it. */
export const operationLineSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ result: z.unknown() }),
  /** It cannot be done, and why. */
  z.object({ refused: z.string() }),
]);
type Line = z.input<typeof operationLineSchema>;

/** `POST /tenancy/operations/:name`, for the tenants command alone: JSON lines, the last one with the result. */
export function operationRoutes(services: Services): Hono {
  const { publishToken, tenants, tenancy } = services;
  const app = new Hono();
  // An increase from nothing is none: the first failure would be nobody's alert.
  for (const operation of Object.keys(operations))
    services.metrics.operations.inc({ operation, outcome: "failed" }, 0);
  app.post("/:name", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const name = c.req.param("name");
    if (!isOperation(name)) throw notFound();
    const input = operations[name].input.safeParse(await c.req.json().catch(() => null));
    if (!input.success) throw invalidRequest("body", input.error);
    const { data } = input;
    return answerInLines(c, (write) => {
      const progress = (line: string) => void write({ progress: line });
      return attempt(services, name, () => runOperation(tenancy, { name, input: data }, progress)).finally(
        () => tenants.forget(),
      );
    });
  });
  return app;
}

async function attempt(
  { log, metrics }: Services,
  name: OperationName,
  run: () => Promise<unknown>,
): Promise<Line> {
  const count = (outcome: string) => metrics.operations.inc({ operation: name, outcome });
  try {
    const result = await run();
    count("done");
    // What an operation answers follows from its name.
    if (name === "publish") countPublishes(metrics, (result as OperationResult<"publish">).outcomes);
    return { result };
  } catch (error) {
    const isRefused = error instanceof TenancyError;
    count(isRefused ? "refused" : "failed");
    if (isRefused) return { refused: error.message };
    log.error({ err: error, operation: name }, "operation failed");
    return { refused: `${name} failed: ${error instanceof Error ? error.message : error}` };
  }
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

/** Not JSON for whoever packs answers: that would hold the lines back until all are there. */
function answerInLines(
  c: Context,
  work: (write: (line: Line) => Promise<unknown>) => Promise<Line>,
): Response {
  c.header("content-type", "application/x-ndjson");
  return stream(c, async (out) => {
    const write = (line: Line) => out.write(`${JSON.stringify(line)}\n`);
    await write(await work(write));
  });
}
