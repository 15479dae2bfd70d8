/** Another host, written so that it looks like one of the catalogue. */
const lookAlikes = [
  'https://elsewhere.example/',
  'http://elsewhere.example/shop.juttigali.example',
  'https://shop.juttigali.example.elsewhere.example/',
  'https://elsewhere.example/?to=https://shop.juttigali.example',
  'https://elsewhere.example#@shop.juttigali.example',
  'https://elsewhere.example?@shop.juttigali.example',
  'https://xshop.juttigali.example/',
  'https://sub.shop.juttigali.example/',
  'https://shop-juttigali.example/',
  'https://shop.juttigali.example.',
  'https://shop.juttigali.example:8443/',
  'https://shop.juttigali.example%2eelsewhere.example/',
  'http://127.0.0.1:9/',
  'http://[::1]:9/',
  'http://2130706433:9/',
  'http://0x7f.1:9/',
];

/** Letters of other alphabets, and characters that are normalised in a host. */
const foreignLetters = [
  'https://shоp.juttigali.example/',
  'https://shop.juttigаli.example/',
  'https://shop.juttıgali.example/',
  'https://shop.juttigali。elsewhere.example/',
  'https://shop.juttigali.example／elsewhere.example/',
  'https://elsewhere.example／shop.juttigali.example',
  'https://xn--shp-1nd.juttigali.example/',
  'https://ѕһор.juttigali.example/',
  'https://elsewhere.example/\u202egpj.elpmaxe',
  'https://sh\u200bop.elsewhere.example/',
  'https://shop\u00ad.elsewhere.example/',
  'https://elsewhere\u2024example/',
];

/** Names and passwords before the host. */
const userinfo = [
  'https://shop.juttigali.example@elsewhere.example/',
  'https://shop.juttigali.example:443@elsewhere.example/',
  'https://user:word@shop.juttigali.example/',
  'https://@elsewhere.example/',
  'https://shop.juttigali.example%40elsewhere.example/',
  'https://shop.juttigali.example%2f@elsewhere.example/',
  'https://elsewhere.example\\@shop.juttigali.example/',
  'https://shop.juttigali.example\\@elsewhere.example/',
];

/** Characters that a parser drops or replaces. */
const blanksAndSlashes = [
  '//elsewhere.example/',
  '///elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example/',
  'https:elsewhere.example/',
  'https:/elsewhere.example/',
  'https:///elsewhere.example/',
  'https:\\\\elsewhere.example/',
  ' https://elsewhere.example/',
  '\thttps://elsewhere.example/',
  'ht\ntps://elsewhere.example/',
  'https://else\twhere.example/',
  'https://elsewhere.example/\r\nlocation: https://elsewhere.example/',
  '/\t/elsewhere.example/',
  './/elsewhere.example/',
  '/redirect/..//elsewhere.example/',
];

const schemes = [
  'javascript:location.href="https://elsewhere.example/"',
  'JaVaScRiPt:location.href="https://elsewhere.example/"',
  'java\tscript:location.href="https://elsewhere.example/"',
  '\u0001javascript:location.href="https://elsewhere.example/"',
  'javascript://shop.juttigali.example/%0alocation.href="https://elsewhere.example/"',
  'data:text/html,<script>location.href="https://elsewhere.example/"</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://elsewhere.example/',
  'blob:https://elsewhere.example/1',
  'view-source:https://elsewhere.example/',
  'intent://elsewhere.example/#Intent;scheme=https;end',
];

/** Addresses that try to make the redirect page leave for a host outside the catalogue, by the kind of their trick. */
export const hostileAddresses: readonly (readonly string[])[] = [
  lookAlikes,
  foreignLetters,
  userinfo,
  blanksAndSlashes,
  schemes,
];
