/** Numbers by group: those of a group stand from `starts[group]` to before `starts[group + 1]`, in the order of adding. */
export interface NumberGroups {
  starts: Uint32Array;
  values: Uint32Array;
}

/** The numbers of a group. */
export const groupOf = ({ starts, values }: NumberGroups, group: number): Uint32Array =>
  values.subarray(starts[group], starts[group + 1]);

/** 0, 1, 2 … so many. A loop: `Uint32Array.from` takes ten times as long. */
export function numbersTo(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = at;
  return numbers;
}

/** So many pairs are buffered, and grouped, without a pause. */
const AT_ONCE = 1 << 15;

/** Gathers numbers and groups them: two typed arrays (compressed sparse rows) instead of millions of small objects. */
export function createNumberGroups() {
  const chunks: Uint32Array[] = [];
  let size = 0;
  let chunk = new Uint32Array();
  return {
    add(group: number, value: number) {
      const at = (size % AT_ONCE) * 2;
      if (at === 0) {
        chunk = new Uint32Array(AT_ONCE * 2);
        chunks.push(chunk);
      }
      chunk[at] = group;
      chunk[at + 1] = value;
      size += 1;
    },
    /**
     * @param places the number of each group in the result; there are as many groups
     * @param pause gives way where others have waited long enough (`createYieldToEventLoop`)
     */
    async build(places: Uint32Array, pause: () => Promise<void>): Promise<NumberGroups> {
      const ends = new Uint32Array(places.length + 1);
      const pairs = async (each: (place: number, value: number) => void) => {
        for (const [nth, pairsOfChunk] of chunks.entries()) {
          await pause();
          const last = Math.min(size - nth * AT_ONCE, AT_ONCE) * 2;
          for (let at = 0; at < last; at += 2) each(places[pairsOfChunk[at] ?? 0] ?? 0, pairsOfChunk[at + 1] ?? 0);
        }
      };
      await pairs((place) => (ends[place] = (ends[place] ?? 0) + 1));
      let before = 0;
      for (let place = 0; place < ends.length; place += 1) {
        const count = ends[place] ?? 0;
        ends[place] = before;
        before += count;
      }
      const starts = ends.slice();
      const values = new Uint32Array(size);
      await pairs((place, value) => {
        const at = ends[place] ?? 0;
        values[at] = value;
        ends[place] = at + 1;
      });
      return { starts, values };
    },
  };
}
