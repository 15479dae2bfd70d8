alter table member add column profile_picture text;
