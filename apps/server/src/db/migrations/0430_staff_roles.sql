-- who runs a part of the shop: the catalogue, members and their claims, or the money
alter table member drop constraint member_role_check;
alter table member add constraint member_role_check check (role in ('MEMBER', 'ADMIN', 'EDITOR', 'SUPPORT', 'FINANCE'));
