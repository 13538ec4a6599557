// Game files from elsewhere, laid on the shelf to be looked at again: chosen on the page, or opened with it.
import { house } from "./api";
import { router } from "./router.svelte";

export async function bring(file: Blob): Promise<void> {
  const { table } = await house.archive(await file.text());
  router.go(`/t/${table}/replay`);
}

interface Launched {
  files: { getFile(): Promise<File> }[];
}

/** An installed library is asked to open a file that somebody tapped. */
export function awaitFiles(): void {
  const queue = (window as { launchQueue?: { setConsumer(take: (launched: Launched) => void): void } }).launchQueue;
  queue?.setConsumer(async ({ files }) => files[0] && bring(await files[0].getFile()));
}
