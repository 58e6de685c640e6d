import { DrizzleQueryError } from "drizzle-orm/errors";
import { type DestinationStream, type LevelWithSilentOrString, type Logger, pino } from "pino";

/** The backend's log, on stdout by default: its errors are `withoutValues`. */
export const createLog = (level: LevelWithSilentOrString, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      hooks: {
        // Not a serializer of `err`: a line without words of its own takes the error's message.
        logMethod([fields, ...words], method) {
          method.apply(this, [withoutErrorValues(fields), ...words]);
        },
      },
    },
    destination,
  );

function withoutErrorValues(fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null || !("err" in fields)) return withoutValues(fields);
  return { ...fields, err: withoutValues(fields.err) };
}

/** A failed query's message contains its parameters, names and phones; the cause's message does not. */
export function withoutValues<Thrown>(error: Thrown): Thrown | Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { name, query, cause } = error;
  const plain = new Error(cause?.message);
  return Object.assign(plain, { name, query, stack: `${name}: ${plain.message}\n${framesOf(error)}` });
}

/** Without the message, which a stack starts with. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
