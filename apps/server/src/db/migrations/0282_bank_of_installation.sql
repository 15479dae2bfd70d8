-- the bank that pays members, from the first host or command on that paid through it after production had opened the database
alter table installation add column bank text check (bank in ('razorpayx', 'cashfree', 'neft'));
