import { expect, test } from 'vitest';
import { driveErrorText } from '~/components/drive/driveErrors';
import { ParseError } from '~/lib/AppError';
import { apiError } from '../../../fixtures/FakeApi';
import { createTestRoot } from '../../../fixtures/createTestRoot';

const textOf = (error: Parameters<typeof driveErrorText>[0]) => driveErrorText(error, createTestRoot().root.i18n, 0);

test.each([
  [apiError({ code: 'EMPTY_FILE', id: '' }), /is empty/],
  [apiError({ status: 413, code: 'FILE_TOO_LARGE', id: '' }), /larger than the server allows/],
  [apiError({ status: 413, code: 'MAX_FILE_SIZE_EXCEEDED' }), /larger than the server allows/],
  [apiError({ code: 'UNALLOWED_FILE_TYPE' }), /files of this type/],
  [apiError({ id: 'bec5bd69-fba3-43c9-b4fb-2894b66ad5d2' }), /inappropriate/],
  [apiError({ id: 'd08dbc37-a6a9-463a-8c47-96c32ab5f064' }), /drive is full/],
  [apiError({ id: 'b0fc8a17-963c-405d-bfbc-859a487295e1' }), /isn't empty/],
  [apiError({ code: 'RECURSIVE_NESTING' }), /into itself/],
  [apiError({ message: 'something else', id: 'x' }), /something else/],
  [new ParseError('<h1>Bad gateway</h1>'), /Bad gateway/],
])('the error %o is explained in plain words', (error, text) => {
  expect(textOf(error)).toMatch(text);
});
