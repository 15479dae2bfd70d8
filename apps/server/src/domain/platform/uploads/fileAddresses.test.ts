import { describe, expect, it } from 'vitest';
import { createFileAddresses } from './fileAddresses.ts';

const NAME = `${'0a'.repeat(16)}.png`;
const publicUrl = 'https://potli.example';
const tried = createFileAddresses({ publicUrl, production: false });
const live = createFileAddresses({ publicUrl, production: true });

describe('addresses of files', () => {
  it('have the public origin in production, whatever the Host header says', () => {
    expect(live.file(NAME, 'evil.example')).toBe(`https://potli.example/api/uploads/${NAME}`);
    expect(live.uploads('t', '10.0.0.7:3000')).toBe('https://potli.example/api/uploads?ticket=t');
  });

  it('have the host of the request in development', () => {
    expect(tried.file(NAME, '192.168.1.7:3000')).toBe(`http://192.168.1.7:3000/api/uploads/${NAME}`);
    expect(tried.uploads('t', 'potli.example')).toBe('https://potli.example/api/uploads?ticket=t');
    expect(tried.uploads('t')).toBe('https://potli.example/api/uploads?ticket=t');
  });

  it('are below the path of the shop', () => {
    const below = { publicUrl: 'https://potli.example/shop', production: false };
    const { file, nameIn } = createFileAddresses(below);
    expect(file(NAME)).toBe(`https://potli.example/shop/api/uploads/${NAME}`);
    expect(file(NAME, '10.0.0.7:3000')).toBe(`http://10.0.0.7:3000/shop/api/uploads/${NAME}`);
    expect(nameIn(file(NAME))).toBe(NAME);
  });

  it('give the file name, absolute or relative', () => {
    expect(live.nameIn(tried.file(NAME, '192.168.1.7:3000'))).toBe(NAME);
    expect(live.nameIn(`/api/uploads/${NAME}`)).toBe(NAME);
  });

  it.each([
    '',
    'nonsense',
    `https://potli.example/uploads/${NAME}`,
    `https://potli.example/api/uploads/deeper/${NAME}`,
    'https://potli.example/api/uploads/../secrets.json',
    `https://potli.example/api/uploads/${NAME}%00`,
    'https://potli.example/api/uploads/short.png',
    'https://evil.example/a.png',
  ])('hold no name in %s', (address) => {
    expect(live.nameIn(address)).toBeUndefined();
  });
});
