export { signOutRoute as POST } from "@/features/platform/platform-routes";
