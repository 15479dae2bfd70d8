/**
 * A reader such as `head` goes when it has enough. Then the rest of the output has no reader, and the command ends its work and
 * says with its exit code what became of it. Other errors of the streams are thrown, as before.
 */
export function outliveReaders(streams: readonly Pick<NodeJS.WriteStream, 'on'>[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
