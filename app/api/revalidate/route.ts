export { revalidateRoute as POST } from "@/tenancy/revalidate-route";
