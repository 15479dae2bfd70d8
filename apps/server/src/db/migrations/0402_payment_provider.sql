-- the provider that takes payments, from the first host in production on that had one
alter table installation add column payments text check (payments in ('razorpay', 'cashfree'));

-- what providers send and nobody can read is kept like that of banks
alter table refused_body drop constraint refused_body_door_check;
alter table refused_body add constraint refused_body_door_check check (door in ('network', 'bank', 'payment'));

-- a member's look at a PIN is one of the events of the account
alter table member_event drop constraint member_event_kind_check;
alter table member_event add constraint member_event_kind_check check (kind in (
  'joined', 'login', 'loginFailed', 'loginRefused', 'tokenReused', 'logout',
  'resetAsked', 'passwordChanged', 'verificationAsked', 'emailVerified',
  'bankCreated', 'bankChanged', 'bankStopped', 'codeAsked', 'confirmed', 'confirmationFailed', 'panChanged',
  'suspended', 'unsuspended', 'pinRevealed'
));
