/**
 * Style of the In-Banner Video layout. Two stages of the banner's size hold the same box: the video's, behind or in
 * front of the creative's own HTML, and that of the controls, always on top. All sizes derive from custom properties
 * that the options set, so that a fluid banner fits its container without a script.
 */
export const IN_BANNER_VIDEO_STYLE = `
@property --placard-button{syntax:'<length>';inherits:true;initial-value:32px}
@property --placard-gap{syntax:'<length>';inherits:true;initial-value:8px}
.placard-stage{position:absolute;left:0;top:0;overflow:hidden;container-type:size;pointer-events:none;font:12px/1 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
.placard-stage[data-waiting]{visibility:hidden}
.placard-behind{z-index:-1}
.placard-before{z-index:2147483646}
.placard-top{z-index:2147483647}
.placard-size{position:absolute;inset:0;--placard-gap:clamp(4px,5cqmin,8px);--placard-button:calc(clamp(18px,20cqmin,32px)*var(--placard-scale));--placard-room:calc(var(--placard-outside)*(var(--placard-button) + 2*var(--placard-gap)))}
.placard-box{position:absolute;box-sizing:border-box;left:calc(50% + var(--placard-x)*1cqw);top:calc(50% + var(--placard-y)*1cqh - var(--placard-lift)*var(--placard-room)/2);width:calc(min(100cqw,max(0px,100cqh - var(--placard-room))*var(--placard-ratio))*var(--placard-size));height:calc(min(100cqw/var(--placard-ratio),max(0px,100cqh - var(--placard-room)))*var(--placard-size));transform:translate(-50%,-50%)}
.placard-screen{overflow:hidden;border-radius:var(--placard-radius);background:#000;pointer-events:auto}
.placard-screen video{display:block;width:100%;height:100%;object-fit:contain}
.placard-through{position:absolute;inset:0;border-radius:inherit;outline-offset:-3px}
.placard-stage[data-failed].placard-top,.placard-stage[data-failed] .placard-again,.placard-stage[data-failed] .placard-screen[data-fallback='none']{visibility:hidden}
.placard-stage[data-failed] .placard-screen[data-fallback='link'] .placard-through{display:grid;place-items:center;text-align:center;color:#fff;text-decoration:underline}
.placard-stage[data-failed] .placard-screen[data-fallback='link'] .placard-through::after{content:attr(aria-label)}
.placard-frame{container-type:size}
.placard-edge{position:absolute;inset:0;overflow:hidden;border-radius:var(--placard-radius)}
.placard-bar{position:absolute;left:0;right:0;bottom:0;height:4px;background:rgba(255,255,255,.35)}
.placard-bar::before{content:'';display:block;height:100%;width:var(--placard-done,0%);background:#fff;box-shadow:0 0 2px rgba(0,0,0,.5);transition:width .25s linear}
.placard-countdown{position:absolute;right:var(--placard-gap);bottom:calc(var(--placard-gap) + max(0px,min(var(--placard-button),32px)/2 - 1em));padding:0 .66em;border-radius:1em;background:rgba(12,14,18,.66);color:#fff;font-size:clamp(9px,12cqh,12px);line-height:2em;font-variant-numeric:tabular-nums;white-space:nowrap}
.placard-buttons{position:absolute;display:flex;gap:var(--placard-gap);translate:calc(var(--placard-buttons-x)*1cqw) calc(var(--placard-buttons-y)*1cqh);pointer-events:auto}
.placard-buttons[data-position='bottom over']{left:var(--placard-gap);bottom:var(--placard-gap)}
.placard-buttons[data-position='bottom below']{left:var(--placard-gap);top:calc(100% + var(--placard-gap))}
.placard-buttons[data-position='top over']{left:var(--placard-gap);top:var(--placard-gap)}
.placard-buttons[data-position='top above']{left:var(--placard-gap);bottom:calc(100% + var(--placard-gap))}
.placard-buttons[data-position='left over']{left:var(--placard-gap);top:50%;flex-direction:column;transform:translateY(-50%)}
.placard-buttons[data-position='right over']{right:var(--placard-gap);top:50%;flex-direction:column;transform:translateY(-50%)}
.placard-buttons[data-position='centre over']{left:50%;top:50%;transform:translate(-50%,-50%)}
.placard-button{all:unset;box-sizing:border-box;display:grid;place-items:center;flex:none;width:var(--placard-button);height:var(--placard-button);border-radius:50%;background:rgba(12,14,18,.66);color:#fff;cursor:pointer;pointer-events:auto;overflow:hidden;box-shadow:inset 0 0 0 1px rgba(255,255,255,.2)}
.placard-button:hover{background:rgba(12,14,18,.86)}
.placard-button:focus-visible,.placard-through:focus-visible{outline:2px solid #fff;box-shadow:0 0 0 4px #14161c}
.placard-button[hidden],.placard-button>*{display:none}
.placard-button[data-state='play']>.placard-play,.placard-button[data-state='replay']>.placard-replay,.placard-button[data-state='pause']>.placard-pause,.placard-button[data-state='mute']>.placard-mute,.placard-button[data-state='unmute']>.placard-unmute{display:block}
.placard-button svg{width:56%;height:56%;fill:currentColor}
.placard-button img{width:100%;height:100%;object-fit:contain}
.placard-button:has(img){background:none;border-radius:0;box-shadow:none}
.placard-start{position:absolute;width:calc(1.5*var(--placard-button));height:calc(1.5*var(--placard-button));left:50%;top:50%;transform:translate(-50%,-50%)}
.placard-size[data-none] .placard-button,.placard-size[data-empty] .placard-box{visibility:hidden}
`

/** Style of a video layout in a browser without scripts: nothing can be waited for, started or replayed. */
export const NO_SCRIPT_STYLE =
  '.placard-stage[data-waiting],.placard-card:not([data-open]){visibility:visible}.placard-top,.placard-again{display:none}'

/** Style of images that fill the banner: the Image banner layout, and the end card after a video. */
export const IMAGE_STYLE = `
.placard-stage{position:absolute;left:0;top:0;overflow:hidden}
.placard-behind{z-index:-1}
.placard-before{z-index:2147483646}
.placard-image{box-sizing:border-box;background:var(--placard-image-background);border:var(--placard-image-border) solid var(--placard-image-border-color)}
.placard-link,.placard-picture{display:block;width:100%;height:100%;pointer-events:auto}
.placard-picture{object-fit:var(--placard-image-fit);object-position:var(--placard-image-x) var(--placard-image-y)}
.placard-link:focus-visible{outline:2px solid #fff;outline-offset:-4px;box-shadow:inset 0 0 0 4px #14161c}
.placard-card{z-index:2147483647;background:var(--placard-card-background)}
.placard-card .placard-picture{object-fit:var(--placard-card-fit);object-position:center}
.placard-card:not([data-open]),.placard-card[data-open]~.placard-top{visibility:hidden}
.placard-again{position:absolute;left:var(--placard-gap);bottom:var(--placard-gap)}
`
