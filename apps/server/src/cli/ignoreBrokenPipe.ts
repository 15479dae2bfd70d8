/**
 * A reader such as `head` closes the pipe when it has enough (EPIPE). The command still ends its work and reports it with its exit
 * code. Other errors of the streams are thrown.
 */
export function ignoreBrokenPipe(streams: readonly Pick<NodeJS.WriteStream, 'on'>[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
