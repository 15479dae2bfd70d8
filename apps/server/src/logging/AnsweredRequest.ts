/** One answered request. */
export interface AnsweredRequest {
  /** A call of the API, or a page: templates of both can be the same. Images are apart, because they wait for their turn by design. */
  kind: 'call' | 'page' | 'image';
  method: string;
  /** A template of the contract, or of the site. Never the address, which members type into. */
  route: string;
  status: number;
  ms: number;
}
