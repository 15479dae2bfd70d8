import { dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords in India, which the packaged list lacks. */
const LOCAL =
  `password password1 password12 password123 password1234 password@1 password@12 password@123 p@ssword p@ssw0rd
   p@ssword1 p@ssw0rd1 p@ssword123 passw0rd passw0rd1 pass1234 pass@1234 pass@123 passpass passcode 12345678 123456789
   1234567890 0123456789 0987654321 987654321 9876543210 87654321 11111111 111111111 1111111111 22222222 33333333
   44444444 55555555 66666666 77777777 88888888 99999999 00000000 000000000 0000000000 12341234 12344321 11223344
   1122334455 112233445566 123123123 123321123 121212121 12121212 123454321 1234554321 13131313 10203040 147258369
   159357456 741852963 789456123 147852369 123456abc 123456ab 123456aa abc12345 abc123456 abcd1234 abcd@1234 abcd@123
   abcdefgh abcdefghi abc@1234 abc@12345 abcabcabc a1b2c3d4 a1234567 a12345678 aa123456 aa12345678 aaaaaaaa asdfghjk
   asdfghjkl asdf1234 asdfasdf asdfjkl; qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty@123
   qwer1234 qwerqwer qazwsxedc qazwsx123 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5
   zxcvbnm1 zxcvbnm123 zxcvbnm, zaq12wsx zaq1zaq1 admin123 admin1234 admin@123 admin@1234 administrator adminadmin
   welcome1 welcome12 welcome123 welcome@1 welcome@123 welcome@1234 letmein1 letmein12 letmein123 changeme changeme1
   changeme123 iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 ilovegod iloveindia iloveyoujaan loveyou1 lovelove
   love1234 loveyou123 jaimatadi jaihind123 jaihind1 jaishreeram jaishriram radheradhe krishna1 krishna123
   krishna@123 harekrishna omnamahshivaya omsairam omsairam1 sairam123 shivshiv ganesha1 ganesh123 lakshmi1 lakshmi123
   india123 india@123 india1234 india1947 bharat123 mumbai123 mumbai@123 delhi123 chennai1 bangalore bangalore1
   hyderabad kolkata1 cricket1 cricket123 sachin10 sachin123 sachin@10 tendulkar mahendra dhoni007 dhoni777 virat018
   rohit045 superman superman1 batman123 spiderman spiderman1 pokemon1 pokemon123 football football1 baseball
   basketball princess princess1 princess123 sunshine sunshine1 sweetheart chocolate chocolate1 butterfly dragon123
   monkey123 master123 shadow123 michael1 jennifer computer computer1 internet internet1 starwars trustno1 whatever
   whatever1 liverpool chelsea1 samsung1 samsung123 google123 android1 iphone123 facebook facebook1 test1234 test12345
   testtest test@123 test@1234 testing1 testing123 user1234 user@123 guest123 guest1234 root1234 temp1234 temp@123
   secret123 secret12 default1 login123 access14 private1 summer2025 summer2026 winter2025 winter2026 january1
   hello123 hello1234 hello@123 hellohello mother123 mummy123 family123 friends1 friends123 freedom1 lucky123 happy123
   rahul123 rahul@123 priya123 priya@123 rohit123 amit1234 anjali123 pooja123 neha1234 sanjay123 vijay123 deepak123`
    .split(/\s+/)
    .filter((word) => word !== '');

/** What people add to a word until it is accepted: some digits and marks. */
const ENDING = /[\d!@#$%&*.?_+-]{0,6}$/;

/** The passwords that attackers try first: 49,000 from public leaks, and the list above with its words. */
const COMMON = new Set([...dictionary['passwords-common'], ...LOCAL, ...LOCAL.map((text) => text.replace(ENDING, ''))]);

/** Shorter words with an ending are too many to refuse all. */
const MIN_WORD = 5;

/** Password of the demo accounts, from the documentation. */
const PUBLISHED = 'potli@12345';

const normalise = (password: string) => password.normalize('NFKC').toLowerCase();

/**
 * Whether a password is among the first that attackers try, also with capitals, or some digits or marks at its end.
 * Only for the server: the list is far too large for a page.
 */
export function isCommonPassword(password: string): boolean {
  const text = normalise(password);
  if (COMMON.has(text)) return true;
  // a word can end in digits itself
  for (let length = Math.max(text.search(ENDING), MIN_WORD); length < text.length; length += 1) {
    if (COMMON.has(text.slice(0, length))) return true;
  }
  return false;
}

/** Whether this password is published in our documentation. */
export function isPublishedPassword(password: string): boolean {
  return normalise(password) === PUBLISHED;
}
