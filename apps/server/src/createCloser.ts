/** What has been opened so far, closed from the last to the first. */
export interface Closer {
  add(step: () => unknown): void;
  close(): Promise<void>;
}

export function createCloser(): Closer {
  const steps: (() => unknown)[] = [];
  return {
    add: (step) => void steps.push(step),
    async close() {
      for (let step = steps.pop(); step; step = steps.pop()) await step();
    },
  };
}
