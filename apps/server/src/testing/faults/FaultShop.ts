import type { UploadTicket } from '@potli/api';
import type pg from 'pg';

/** Two hosts on one PostgreSQL, which faults are done to. */
export interface FaultShop {
  /** Addresses of the hosts' APIs. */
  hosts: readonly string[];
  /** A connection for the role that owns the tables, which looks at what was committed. New after a crash. */
  owner(): Promise<pg.Client>;
  /** The folder of the cluster. */
  clusterDir: string;
  /** The folder that the disk is mounted on, where it has a limit. */
  smallDisk: string | undefined;
  storeId: string;
  /** Whether both hosts still run. */
  hostsRun(): boolean;
  close(): Promise<void>;
}

/** Who makes one kind of call by one host. */
export interface FaultMember {
  id: string;
  email: string;
  host: string;
  storeId: string;
  accessToken: string;
  refreshToken: string;
  /** What a call needs that was given out before: a key, the last part of a link. */
  secret: string;
  ticket: UploadTicket | undefined;
}
