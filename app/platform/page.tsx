export default function PlatformPage() {
  return <main />;
}
