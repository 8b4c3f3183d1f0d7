export default function V({ url }: { url: string }) {
  return <p>{url}</p>;
}
