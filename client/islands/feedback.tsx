export default function Feedback({ url }: { url: string }) {
  return <p>{url}</p>;
}
