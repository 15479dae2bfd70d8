-- the members whom a payout could go to, in the order in which the job pages through them
create index account_to_pay on account (member_id) where kind = 'APPROVED' and balance > 0;
