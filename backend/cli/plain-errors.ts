import { DatabaseUnreachableError, DataDirError } from "../db/client";
import { DirectoryInUseError } from "../db/directory-lock";
import { EnvironmentError } from "../lib/environment";
import { OperationError } from "../operation/backup";
import { CommandError } from "./tenants/command-error";

/** Expected errors, shown without a stack. */
export const PLAIN_ERRORS = [
  CommandError,
  DatabaseUnreachableError,
  DataDirError,
  DirectoryInUseError,
  EnvironmentError,
  OperationError,
];
