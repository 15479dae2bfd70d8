declare module 'autocannon' {
  interface Options {
    url: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
