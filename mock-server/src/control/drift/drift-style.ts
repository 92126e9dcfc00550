/** Of the page of a report; its colours are those of the console (`shared/src/design/tokens.css`), which it cannot load. */
export const DRIFT_STYLE = `:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;background:#0a0d14;color:#f2f5fb;font:15px/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{margin:0;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere;letter-spacing:-.01em}
h2{margin:2.5rem 0 .75rem;font-size:1.15rem}h3{margin:0 0 .5rem;font:600 .95rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:.25rem 0}.dim{color:#a3afc6;font-weight:400}
code{font:.9em/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
.verdict{margin-top:.75rem;font-size:1.1rem;font-weight:600}.good{color:#37d399}.bad{color:#ff8a8f}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;list-style:none;margin:.75rem 0 0;padding:0}
.tiles li{padding:.9rem 1rem;border:1px solid #ffffff14;border-radius:14px;background:#121824}
.tiles b{font-size:1.6rem;font-variant-numeric:tabular-nums}
meter{display:block;width:100%;height:.5rem;margin-top:.5rem;border:0;border-radius:4px;background:#ffffff14;overflow:hidden}
meter::-webkit-meter-bar{height:.5rem;border:0;border-radius:4px;background:#ffffff14}
meter::-webkit-meter-optimum-value{border-radius:4px;background:#f6c453}meter::-moz-meter-bar{background:#f6c453}
article{margin:0 0 .75rem;padding:1rem;border:1px solid #ffffff14;border-radius:14px;background:#121824}
.findings,.plain{list-style:none;margin:0;padding:0}.findings li{padding:.75rem 0}.findings li+li{border-top:1px solid #ffffff14}
.findings li:last-child{padding-bottom:0}
.kind,.mark{display:inline-block;padding:0 .5rem;border-radius:6px;background:#ffffff14;color:#e8ebf2;font-size:.8rem;line-height:1.5rem;white-space:nowrap}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.1rem .75rem;margin:.4rem 0}dt{color:#a3afc6}
dd{margin:0;overflow-wrap:anywhere}.got{color:#ff8a8f}
.call{display:block;padding:.55rem .25rem;border-top:1px solid #ffffff14}
.call>code,.call>summary>code{margin-right:.6rem;font-size:.95em}.mark{margin-right:.6rem}
.mark.differs,.mark.unknown,tr.refuted td:nth-child(2){color:#ff8a8f}.mark.conforms,tr.confirmed td:nth-child(2){color:#37d399}
.mark.notOffered{color:#f6c453}.mark.unseen,tr.unseen td{color:#a3afc6}
summary{cursor:pointer}summary:focus-visible{outline:3px solid #f6c453;outline-offset:3px;border-radius:6px}
.scroll{overflow-x:auto;margin:.6rem 0 .4rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:400;color:#a3afc6}th,td{padding:.25rem .9rem .25rem 0;vertical-align:top;border-top:1px solid #ffffff0d}
td:nth-child(3),th:nth-child(3){text-align:right}td s{color:#8793ab}
@media(max-width:640px){main{padding:1.25rem 1rem 3rem}h1{font-size:1.4rem}.tiles{grid-template-columns:1fr 1fr}}`;
