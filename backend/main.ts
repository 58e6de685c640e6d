import { startBackend } from "./start";

await startBackend(process.env);
