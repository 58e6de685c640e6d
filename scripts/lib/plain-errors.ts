import { DatabaseUnreachableError, DataDirError } from "../../backend/db/client";
import { DirectoryInUseError } from "../../backend/db/directory-lock";
import { EnvironmentError } from "../../backend/environment";
import { OperationError } from "../../backend/operation/backup";
import { CommandError } from "../tenants/failure";
import { Refusal } from "./refusal.mjs";

const PLAIN_ERRORS = [
  CommandError,
  DatabaseUnreachableError,
  DataDirError,
  DirectoryInUseError,
  EnvironmentError,
  OperationError,
  Refusal,
];

/** True for errors that say all there is to say: a stack would not help. */
export const isPlainError = (error: unknown): error is Error =>
  PLAIN_ERRORS.some((kind) => error instanceof kind);
