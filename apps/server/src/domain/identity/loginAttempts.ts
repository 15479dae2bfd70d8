import { isProblem } from '../../errors/ProblemError.ts';
import type { RateLimits } from '../../limits/createRateLimits.ts';
import type { RateRuleName } from '../../limits/rateRules.ts';
import type { DeviceCookies } from './deviceCookies.ts';
import type { KnownAddresses } from './knownAddresses.ts';

/** Where a try to log in comes from. */
interface TryOrigin {
  ip: string;
  /** Value of the device cookie, if the browser sent one. */
  device?: string;
}

/** A try that was counted, as a wrong one until it turns out to be right. */
export interface LoginAttempt {
  takeBack(): Promise<void>;
}

interface TryParts {
  limits: RateLimits;
  devices: DeviceCookies;
  addresses: KnownAddresses;
}

type Count = readonly [rule: RateRuleName, key: string];

/**
 * Counts tries to log in so that strangers cannot lock a member out: tries from where the member logged in before are
 * counted for that browser or address alone, and all others together, by a limit that is soon over.
 */
export function createLoginAttempts({ limits, devices, addresses }: TryParts) {
  async function count(counts: readonly Count[]): Promise<LoginAttempt> {
    const counted: Count[] = [];
    const takeBack = async () => {
      await Promise.all(counted.map(([rule, key]) => limits.refund(rule, key)));
    };
    for (const [rule, key] of counts) {
      try {
        await limits.consume(rule, key);
      } catch (error) {
        // the try is refused, so that it is no guess for the other limits
        await takeBack();
        throw error;
      }
      counted.push([rule, key]);
    }
    return { takeBack };
  }

  return {
    /** @throws ProblemError 429 */
    async begin(account: string, { ip, device }: TryOrigin): Promise<LoginAttempt> {
      const deviceId = devices.read(device, account);
      if (deviceId !== undefined) {
        try {
          return await count([['loginByDevice', deviceId]]);
        } catch (error) {
          // too many with this cookie: it is worth nothing for a while, and the try is like one without
          if (!isProblem(error, 'tooMany')) throw error;
        }
      }
      const place: Count = ['loginByPlace', ip && `${account} ${ip}`];
      if (await addresses.isKnown(account, ip)) return count([place]);
      return count([place, ['loginByIp', ip], ['loginByAccount', account]]);
    },
  };
}
