import { describe, expect, it } from 'vitest';
import { createRedirectService } from './createRedirectService.ts';

const isLinkHost = (host: string) => Promise.resolve(host === 'tokrigo.example');
const { check } = createRedirectService({ isLinkHost, allowed: ['pay.example:8443'] });
const verdictOf = async (address: string) => (await check(address)).verdict;

describe('the check of a redirect', () => {
  it('opens shops of the catalogue, with a normalised address', async () => {
    expect(await check('HTTPS://Tokrigo.Example:443/a?b=1#c')).toEqual({
      verdict: 'go',
      url: 'https://tokrigo.example/a?b=1#c',
      host: 'tokrigo.example',
    });
    expect(await verdictOf('http://tokrigo.example')).toBe('go');
    expect(await verdictOf('https://pay.example:8443/x')).toBe('go');
  });

  it.each([
    'https://elsewhere.example/',
    'https://tokrigo.example.evil.example/',
    'https://evil.example/tokrigo.example',
    'https://evil.example/?u=https://tokrigo.example',
    'https://evil.example#@tokrigo.example',
    'https://xtokrigo.example/',
    'https://sub.tokrigo.example/',
    'https://tokrigo.example:8443/',
    'https://tokrigo.example./',
    'http://127.0.0.1/',
    'http://[::1]/',
    'https://тоkrigo.example/',
  ])('asks before %s', async (address) => {
    expect(await verdictOf(address)).toBe('ask');
  });

  it('shows the real name of a look-alike host', async () => {
    expect((await check('https://tοkrigo.example/')).host).toMatch(/^xn--/);
  });

  it.each([
    ['script', 'javascript:alert(1)'],
    ['script that looks like a host', 'javascript://tokrigo.example/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['another scheme', 'ftp://tokrigo.example/'],
    ['a file', 'file:///etc/passwd'],
    ['blob', 'blob:https://tokrigo.example/1'],
    ['a path', '/stores'],
    ['a scheme-relative address', '//tokrigo.example/'],
    ['nothing', ''],
    ['words', 'tokrigo.example'],
    ['userinfo', 'https://tokrigo.example@evil.example/'],
    ['userinfo before a known host', 'https://user:pass@tokrigo.example/'],
    ['empty userinfo', 'https://@tokrigo.example/'],
    ['a backslash', 'https://evil.example\\@tokrigo.example/'],
    ['backslashes for slashes', 'https:\\\\tokrigo.example'],
    ['one slash', 'https:/tokrigo.example/'],
    ['no slash', 'https:tokrigo.example'],
    ['three slashes', 'https:///tokrigo.example/'],
    ['a tab in the scheme', 'java\tscript:alert(1)'],
    ['a tab in the host', 'https://tok\trigo.example/'],
    ['a line break', 'https://tokrigo.example/\r\nset-cookie: a=b'],
    ['a leading blank', ' https://tokrigo.example/'],
    ['NUL', 'https://tokrigo.example/\0'],
    ['a text turned around', 'https://tokrigo.example/\u202egpj.exe'],
    ['a zero-width blank', 'https://tok\u200brigo.example/'],
    ['a host that is none', 'https://tok rigo.example/'],
    ['a bad port', 'https://tokrigo.example:99999/'],
    ['a percent-encoded slash in the host', 'https://tokrigo.example%2f@evil.example/'],
  ])('refuses %s', async (_, address) => {
    expect(await check(address)).toEqual({ verdict: 'refuse', url: '', host: '' });
  });
});
