export { linksRoute as POST } from "@/features/preview/links-route";
