import { isAdult } from '@potli/api/contract/isAdult';
import { describe, expect, it } from 'vitest';
import { emptyForm, type LoginForm } from './loginForm.ts';
import { emailErrors, leftErrors, loginErrors, signupErrors } from './signupErrors.ts';

const today = '2026-11-20';
const complete: LoginForm = {
  ...emptyForm,
  email: 'asha@potli.example',
  password: 'Potli@12345',
  name: 'Asha',
  mobileNumber: '9876543210',
  consent: true,
};

it('an empty form holds no text that the visitor did not type', () => {
  const texts = Object.entries(emptyForm).filter(([, value]) => typeof value === 'string' && value !== '');
  expect(texts).toEqual([['gender', 'MALE']]);
});

describe('signupErrors', () => {
  it('accepts a complete form without its optional fields', () => {
    expect(signupErrors(complete, today)).toEqual({});
  });

  it.each([
    ['email', { email: 'asha@potli' }, 'Invalid Email'],
    ['password', { password: 'short' }, 'Password must be at least 8 characters.'],
    ['name', { name: '  ' }, 'Name is required'],
    ['mobileNumber', { mobileNumber: '' }, 'Mobile number is required'],
    ['mobileNumber', { mobileNumber: '98765abcde' }, 'Only numbers are allowed'],
    ['mobileNumber', { mobileNumber: '987654' }, 'Phone number must be exactly 10 digits'],
    ['birthDate', { birthDate: '2008-11-21' }, 'You must be 18 or older to join.'],
    ['birthDate', { birthDate: '2026-02-30' }, 'Write a date like 05-11-1998.'],
    ['birthDate', { birthDate: '05-11' }, 'Write a date like 05-11-1998.'],
    ['consent', { consent: false }, 'Accept the terms to join.'],
  ] as const)('of %s %j', (field, change, message) => {
    expect(signupErrors({ ...complete, ...change }, today)).toEqual({ [field]: message });
  });

  it('names every field of an empty form that is required', () => {
    expect(Object.keys(signupErrors(emptyForm, today)).sort()).toEqual([
      'consent',
      'email',
      'mobileNumber',
      'name',
      'password',
    ]);
  });
});

it.each([
  ['2008-11-20', true],
  ['2008-11-21', false],
  ['1971-01-01', true],
  ['2026-11-20', false],
])('a person born on %s is adult: %s', (birthDate, adult) => {
  expect(isAdult(birthDate, today)).toBe(adult);
});

it('shows the error of a field when it is left, unless it is empty', () => {
  const form = { ...complete, mobileNumber: '987', name: '', consent: false };
  expect(leftErrors(form, 'mobileNumber', today)).toEqual({ mobileNumber: 'Phone number must be exactly 10 digits' });
  expect(leftErrors(form, 'name', today)).toEqual({});
  expect(leftErrors(form, 'consent', today)).toEqual({});
});

it('requires a password at login and a valid email before', () => {
  expect(loginErrors(emptyForm)).toHaveProperty('password');
  expect(loginErrors(complete)).toEqual({});
  expect(emailErrors({ ...emptyForm, email: 'a b@c.in' })).toEqual({ email: 'Invalid Email' });
  expect(emailErrors(complete)).toEqual({});
});
