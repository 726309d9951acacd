import { expect, test } from 'vitest';
import { Attachments, MAX_FILES } from '~/components/composer/attachments/Attachments';
import { file } from '../../../fixtures/builders';

const many = (count: number, prefix = 'f') => Array.from({ length: count }, (_, at) => file({ id: `${prefix}${at}` }));
const ids = ({ files }: Attachments) => files.map(({ id }) => id);

test('uploaded files stand in the order of choice, however they arrive', () => {
  const attachments = new Attachments();
  for (const at of [3, 1, 4, 2]) attachments.arrive(file({ id: `u${at}` }), at);
  expect(ids(attachments)).toEqual(['u1', 'u2', 'u3', 'u4']);
});

test('an upload that arrives late does not disturb files that were attached meanwhile', () => {
  const attachments = new Attachments([file({ id: 'old' })]);
  attachments.arrive(file({ id: 'u2' }), 2);
  attachments.add([file({ id: 'drive' })]);
  attachments.arrive(file({ id: 'u1' }), 1);
  attachments.arrive(file({ id: 'u3' }), 3);
  expect(ids(attachments)).toEqual(['old', 'u1', 'u2', 'drive', 'u3']);
});

test(`no more than ${MAX_FILES} files are attached, and the others are counted`, () => {
  const attachments = new Attachments(many(15));
  expect(attachments.add([file({ id: 'f3' }), ...many(3, 'g')])).toBe(2);
  expect({ count: attachments.files.length, last: ids(attachments).at(-1), room: attachments.room }).toEqual({
    count: 16,
    last: 'g0',
    room: 0,
  });
});

test('files move, and one that was taken away returns to its place', () => {
  const attachments = new Attachments(many(3));
  attachments.move(2, 0);
  expect(ids(attachments)).toEqual(['f2', 'f0', 'f1']);
  attachments.move(0, 3);
  attachments.drop('f0');
  attachments.insert(file({ id: 'f0' }), 1);
  expect(ids(attachments)).toEqual(['f2', 'f0', 'f1']);
});

test('a cropped file takes the place of its original', () => {
  const attachments = new Attachments(many(3));
  attachments.put(file({ id: 'cropped' }), 'f1');
  expect(ids(attachments)).toEqual(['f0', 'cropped', 'f2']);
});
