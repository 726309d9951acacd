import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { UserCard } from '~/components/user/UserCard';
import { user } from '../../fixtures/builders';
import { renderWith } from '../note/renderNote';

const alice = user('alice');
const saysNothing = () => screen.queryByText('No bio yet') !== null;

describe('the card of a user', () => {
  test('the card of a user says that there is no description if the profile is loaded', () => {
    renderWith(<UserCard user={alice.detailed({ description: null })} />);
    expect(saysNothing()).toBe(true);
  });

  test('the card of a user says nothing about the description of a user who is only known from a note', () => {
    renderWith(<UserCard user={alice.build()} />);
    expect(saysNothing()).toBe(false);
  });
});
