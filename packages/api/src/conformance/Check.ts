import type { EndpointName } from '../contract/contract.ts';
import type { ConformanceSender, PolicyNumber } from './ConformanceCase.ts';
import type { ConformanceHost } from './ConformanceHost.ts';
import type { Difference } from './Difference.ts';

/** One thing that is true of every host of the contract. */
export interface Check {
  /** The call that it judges; none for an address that no call has. */
  endpoint?: EndpointName;
  name: string;
  as: ConformanceSender;
  /** It changes something on the host, or counts on what an earlier check has changed there. */
  acts: boolean;
  /** It asks for rows of the demo shop, or for what only this project's host answers. */
  demo: boolean;
  /** Numbers of the rules that it shows. */
  numbers?: readonly PolicyNumber[];
  /**
   * Where the host differs; an empty list where it conforms. Rejects with NotKnown where it needs a row that the host does
   * not have, and with the error of `fetch` where no answer comes.
   */
  differences(host: ConformanceHost): Promise<Difference[]>;
}
