export { signInRoute as POST } from "@/features/platform/platform-routes";
