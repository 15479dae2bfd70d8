import { isProblem } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { RateLimitName } from '../../../limits/rateLimits.ts';
import type { DeviceCookies } from './deviceCookies.ts';
import type { KnownAddresses } from './knownAddresses.ts';

/** Origin of a login attempt. */
interface TryOrigin {
  ip: string;
  /** Value of the device cookie, if the browser sent one. */
  device?: string;
}

/** A counted attempt. It counts as failed until `takeBack`. */
export interface LoginAttempt {
  takeBack(): Promise<void>;
}

interface TryParts {
  limits: RateLimiter;
  devices: DeviceCookies;
  addresses: KnownAddresses;
}

type Count = readonly [rule: RateLimitName, key: string];

/**
 * Limits login attempts so that strangers cannot lock a member out: attempts from a known browser or address are
 * counted for it alone, all others together, by a limit that recovers soon.
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
        // a refused attempt does not count for the other limits
        await takeBack();
        throw error;
      }
      counted.push([rule, key]);
    }
    return { takeBack };
  }

  return {
    /** @throws ProblemError tooMany */
    async begin(account: string, { ip, device }: TryOrigin): Promise<LoginAttempt> {
      const deviceId = devices.read(device, account);
      if (deviceId !== undefined) {
        try {
          return await count([['loginByDevice', deviceId]]);
        } catch (error) {
          // too many with this cookie: for a while the attempt counts like one without it
          if (!isProblem(error, 'tooMany')) throw error;
        }
      }
      const place: Count = ['loginByPlace', ip && `${account} ${ip}`];
      if (await addresses.isKnown(account, ip)) return count([place]);
      return count([place, ['loginByIp', ip], ['loginByAccount', account]]);
    },
  };
}
