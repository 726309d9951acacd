/** A grammar for AiScript, the language of plugins and plays: comments, strings with `{}` in them, keywords, calls. */
const aiscript = {
  name: 'aiscript',
  scopeName: 'source.aiscript',
  patterns: [{ include: '#any' }],
  repository: {
    any: {
      patterns: [
        { name: 'comment.line.double-slash', match: '//.*$' },
        { name: 'comment.block', begin: '/\\*', end: '\\*/' },
        { name: 'keyword.control.directive', match: '^\\s*###\\s+\\S+|^\\s*///\\s*@.*$' },
        { name: 'string.quoted.double', begin: '"', end: '"', patterns: [{ include: '#escape' }] },
        { name: 'string.quoted.single', begin: "'", end: "'", patterns: [{ include: '#escape' }] },
        { name: 'string.template', begin: '`', end: '`', patterns: [{ include: '#escape' }, { include: '#filled' }] },
        { name: 'constant.numeric', match: '\\b\\d+(?:\\.\\d+)?\\b' },
        { name: 'constant.language', match: '\\b(?:true|false|null)\\b' },
        {
          name: 'keyword.control',
          match: '\\b(?:if|elif|else|for|each|while|do|loop|match|case|default|return|break|continue|eval|exists)\\b',
        },
        { name: 'storage.type', match: '\\b(?:let|var)\\b|@(?=[A-Za-z_(])' },
        { name: 'support.type', match: '\\b(?:num|str|bool|arr|obj|fn|any|void|error|never)\\b' },
        { name: 'entity.name.namespace', match: '\\b[A-Z][A-Za-z0-9_]*(?=:)' },
        { name: 'entity.name.function', match: '\\b[A-Za-z_][A-Za-z0-9_]*(?=\\()' },
        { name: 'keyword.operator', match: '[-+*/%^]=?|[<>]=?|==|!=|!|&&|\\|\\||=>|=|<:' },
      ],
    },
    escape: { name: 'constant.character.escape', match: '\\\\.' },
    filled: { name: 'meta.embedded', begin: '\\{', end: '\\}', patterns: [{ include: '#any' }] },
  },
};

export default [aiscript];
