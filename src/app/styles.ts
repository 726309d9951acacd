// The order of layers is fixed by the first sheet; the rest may come in any order.
import '~/theme/css/layers.css';
import '~/theme/css/reset.css';
import '~/theme/css/tokens.css';
import '~/theme/css/base.css';
import './splash.css';
