-- Those who run the shop are found among all members.
create index member_of_staff on member (id) where role <> 'MEMBER';
