export { previewRoute as GET } from "@/features/platform/platform-routes";
